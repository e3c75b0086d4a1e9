export const ownScript = () => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''
