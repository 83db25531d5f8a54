export { exportRecords } from './exportRecords.ts'
export { openForm } from './openForm.ts'
export { removeOne } from './removeOne.ts'
export { removeTicked } from './removeTicked.ts'
