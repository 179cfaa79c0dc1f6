/** Where a long word may be broken: soft hyphens between syllables, for places too narrow for it. */
const VOWELS = "aeiouyаеёиоуыэюя";
const KEEP_TOGETHER = "ьъй";

const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter.toLowerCase());
const isLetter = (letter: string | undefined): boolean => letter !== undefined && /\p{L}/u.test(letter);

/** A syllable ends after a vowel, or after the first of several consonants that follow it. */
function breaksAt(word: string, at: number): boolean {
  if (at < 3 || word.length - at < 3) return false;
  const rest = word.slice(at);
  const head = word.slice(0, at);
  if (KEEP_TOGETHER.includes((rest[0] ?? "").toLowerCase()) || ![...head].some(isVowel) || ![...rest].some(isVowel)) return false;
  const [before, here, next] = [word[at - 1], word[at], word[at + 1]];
  if (isVowel(before)) return !isVowel(here) && isVowel(next);
  return isVowel(word[at - 2]) && !isVowel(here);
}

/** A name whose long words may be broken where a syllable ends. */
export const hyphenated = (name: string, longest = 9): string =>
  name.replace(/\p{L}+/gu, (word) => (word.length <= longest ? word : [...word].map((letter, at) => (isLetter(letter) && breaksAt(word, at) ? `\u00ad${letter}` : letter)).join("")));
