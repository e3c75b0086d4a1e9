export { Banners } from './announcements/Banners.tsx'
export { LazyBell } from './bell/LazyBell.tsx'
export { Marquee } from './announcements/Marquee.tsx'
