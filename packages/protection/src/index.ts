export { featuresAtom } from './features.ts'
