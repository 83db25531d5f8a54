export { Icon } from './Icon.tsx'
export { toIconName } from './toIconName.ts'
