export { loadOnlineForm, loadOnlineFormPicker, loadOnlineFormRecord } from './form/loadOnlineForm.ts'
export { loadGraphReport, loadGraphTemplet } from './graph/loadGraphs.ts'
export { loadOnlineReport, loadReportPicker } from './report/reportPickers.ts'
