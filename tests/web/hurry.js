// One tip of a lesson, followed inside the page: what it says is read, what it points at must be in sight, and is pressed.
async ({ tip, play, words, quiet, covered, clicks }) => {
  const insist = (what, held) => {
    if (!held) throw new Error(`${tip}: ${what}`);
  };
  const within = async (ms, test) => {
    for (const end = performance.now() + ms; performance.now() < end; await new Promise(requestAnimationFrame)) {
      const found = test();
      if (found) return found;
    }
  };
  const until = async (what, test) => {
    const found = await within(30000, test);
    insist(what, found);
    return found;
  };
  const plain = (text) => text.replace(/\s+/g, " ");
  const bubble = () => document.querySelector(`[data-tip="${tip}"]`);
  const guided = () => document.querySelector("[data-guided]");
  const button = (names) => [...bubble().querySelectorAll("button")].find((one) => names.test(one.innerText.trim() || one.ariaLabel));

  const said = plain((await until("is not given", bubble)).innerText);
  insist(`says something else: ${said}`, said.includes(plain(words)));
  insist("cannot be skipped", button(/^(Skip|Пропустить)/));
  if (!play) {
    button(/^(Next|Play on|Дальше|Играть)/).click();
    await until("stays", () => !bubble());
    return;
  }

  /** What a finger on its middle would meet; a land on a map has no simple middle. */
  const met = (pointed) => {
    const { left, top, width, height } = pointed.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!pointed.contains(there)) pointed.scrollIntoView({ block: "nearest" });
    return pointed.contains(there) ? there : null;
  };
  const hidden = (pointed) => {
    const [own, spot] = [bubble(), pointed].map((one) => one.getBoundingClientRect());
    const across = Math.max(0, Math.min(own.right, spot.right) - Math.max(own.left, spot.left));
    const down = Math.max(0, Math.min(own.bottom, spot.bottom) - Math.max(own.top, spot.top));
    return (across * down) / Math.max(1, spot.width * spot.height);
  };
  const event = { bubbles: true, cancelable: true };

  for (let click = 0; click < clicks && bubble(); click++) {
    await until("points at nothing", () => !bubble() || guided());
    const pointed = guided();
    if (!bubble() || !pointed) continue;
    const offered = [...document.querySelectorAll("[data-notation]")].map((one) => one.dataset.notation);
    insist(`others are not quiet: ${offered}`, !quiet || offered.every((one) => one === play));
    await until("lies on what it speaks of", () => !pointed.isConnected || hidden(pointed) <= covered);
    const land = pointed instanceof SVGElement;
    const there = land || (await until("points at what cannot be pressed", () => !pointed.isConnected || met(pointed)));
    if (!pointed.isConnected) continue;
    if (land) pointed.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ...event }));
    else there.dispatchEvent(new MouseEvent("click", event));
    // what was drawn anew under the finger is pressed once more
    await within(5000, () => !bubble() || ![null, pointed].includes(guided()));
  }
  insist("leads nowhere", !bubble());
};
