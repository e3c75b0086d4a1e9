export { categoriesAtom, type Category } from './categories/categories.ts'
export { CategoryStrip } from './categories/CategoryStrip.tsx'
export { MoneyOut } from './launch/MoneyOut.tsx'
