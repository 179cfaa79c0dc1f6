/** What this browser's owner likes. Kept here and nowhere else. */
export type Theme = "auto" | "light" | "dark";

interface Preferences {
  theme: Theme;
  sound: boolean;
  name: string;
  /** Play a chosen action without a second click. */
  swift: boolean;
}

const STORED = "ecumene.preferences";
const defaults: Preferences = { theme: "auto", sound: false, name: "", swift: false };

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const preferences = $state<Preferences>({ ...defaults, ...stored() });

const darkness = matchMedia("(prefers-color-scheme: dark)");

function light(): void {
  const dark = preferences.theme === "dark" || (preferences.theme === "auto" && darkness.matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}

darkness.addEventListener("change", light);

/** Keep every change, and light the room accordingly. Runs for the life of the page. */
export function keepPreferences(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(STORED, JSON.stringify(preferences));
      light();
    });
  });
  light();
}
