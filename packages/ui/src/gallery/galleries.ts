export { ArtGallery } from './ArtGallery.tsx'
export { BankGallery } from './BankGallery.tsx'
export { IconGallery } from './BankGallery.tsx'
