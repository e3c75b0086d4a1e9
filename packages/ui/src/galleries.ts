export { ArtGallery } from './gallery/ArtGallery.tsx'
export { BankGallery } from './gallery/BankGallery.tsx'
export { IconGallery } from './gallery/IconGallery.tsx'
