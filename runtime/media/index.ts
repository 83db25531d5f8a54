export { media } from './media.ts'
export { useMedia } from './useMedia.ts'
