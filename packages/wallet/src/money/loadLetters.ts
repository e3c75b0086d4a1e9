/** Longest wait (ms) for the typeface before the phone's own is used. */
const patience = 2000

/**
 * Loads the page's typeface for the text of a picture and returns its name.
 * Letters not yet shown on the page, such as a Thai name on an English page, are not loaded, and a canvas does
 * not wait for them.
 */
export async function loadLetters(text: string): Promise<string> {
  const family = getComputedStyle(document.body).fontFamily
  if (!('fonts' in document)) return family
  const loads = ['400', '500', '600'].map((weight) => document.fonts.load(`${weight} 30px ${family}`, text))
  const enough = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.race([Promise.all(loads).catch(() => undefined), enough])
  return family
}
