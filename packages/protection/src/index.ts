export { awayAtom } from './breaks/breaks.ts'
