export { PrintedPage } from './PrintedPage.tsx'
export { type Printing, usePrint } from './usePrint.ts'
export { usePrintKeys } from './usePrintKeys.ts'
