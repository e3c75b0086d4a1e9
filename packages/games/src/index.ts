export { categories, type Category } from './categories/categories.ts'
export { CategoryStrip } from './categories/CategoryStrip.tsx'
export { MoneyInPlay } from './launch/MoneyInPlay.tsx'
