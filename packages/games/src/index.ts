export { categories, type Category } from './categories/categories.ts'
export { CategoryStrip } from './categories/CategoryStrip.tsx'
