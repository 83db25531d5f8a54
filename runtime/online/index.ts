export { loadReportPicker } from './report/reportPickers.ts'
