export { isAgeAskedAtom } from './ageGate/age.ts'
