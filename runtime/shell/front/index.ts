export { FrontFrame } from './FrontFrame.tsx'
export { firstOfFront, isInFront, isOpenToVisitors } from './frontAddresses.ts'
