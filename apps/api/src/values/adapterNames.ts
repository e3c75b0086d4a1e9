/** The package from which an operator's adapter imports its types. */
export const adapterName = '@member/api/adapter'
/** The package's earlier name, which adapters may import for one more release. */
export const previousAdapterName = '@member/reference-api/adapter'
