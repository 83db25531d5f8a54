export { IconButton, iconButton } from './IconButton.tsx'
export { unseen } from './unseen.ts'
