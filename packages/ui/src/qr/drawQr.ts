// A file of its own, after which the part of the site is named that holds the library.
export { QRCodeSVG } from 'qrcode.react'
