/** The script of the page that is open: under /assets/ on a built site. */
export const ownScript = () => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''
