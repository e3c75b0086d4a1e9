export { LazyLineBubble } from './line/LazyLineBubble.tsx'
export { LazySupportChat } from './chat/LazySupportChat.tsx'
export { lineIdsAtom } from './line/lineIds.ts'
