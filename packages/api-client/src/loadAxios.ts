const fromChunk = () => import('axios')

/** Loads axios with the first call: no page pays for it before it asks the server anything. What did not come is tried once more, and anew at the next call. */
export const loadAxios = (load: typeof fromChunk = fromChunk) => load().catch(load)
