export { categoriesAtom, type Category } from './categories/categories.ts'
export { CategoryStrip } from './categories/CategoryStrip.tsx'
export { isMoneyOutAtom } from './launch/isMoneyOut.ts'
