/** Two soft notes when it is your move; made on the spot, nothing to load. */
let context: AudioContext | undefined;

export function chime(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [at, pitch] of [[0, 523.25], [0.16, 659.25]] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(0.12, now + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + 0.55);
  }
}
