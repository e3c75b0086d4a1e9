export interface PageData {
  version: string
  renderedFor: 'visitor' | 'member' | null
  firstCalls: { operation: string; everyone: string[]; visitor: string[]; member: string[] }
}
