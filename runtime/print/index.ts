export { PrintedPage } from './PrintedPage.tsx'
export { usePrintKeys } from './usePrintKeys.ts'
