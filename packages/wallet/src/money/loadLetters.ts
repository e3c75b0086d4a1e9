/** Longer than this nobody waits for letters; the phone's own serve too (ms). */
const patience = 2000

/**
 * Loads the page's typeface for the text of a picture, and gives its name: letters that the page shows nowhere, such as a Thai
 * name on an English page, are not there yet, and a canvas waits for none.
 */
export async function loadLetters(text: string): Promise<string> {
  const family = getComputedStyle(document.body).fontFamily
  if (!('fonts' in document)) return family
  const loads = ['400', '500', '600'].map((weight) => document.fonts.load(`${weight} 30px ${family}`, text))
  const enough = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.race([Promise.all(loads).catch(() => undefined), enough])
  return family
}
