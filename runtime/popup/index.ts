export { Popup } from './Popup.tsx'
export { PopupMenu } from './PopupMenu.tsx'
