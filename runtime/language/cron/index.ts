export { type CronDiagnostic, cronFieldTitles, cronMessages, toCronMessage } from './diagnostic.ts'
export { type CronFieldName, type CronRange, cronFields, cronRanges, isWithin } from './fields.ts'
export { nextDueTime, nextDueTimes } from './nextDueTimes.ts'
export { type CronExpression, type CronReading, parseCron } from './parseCron.ts'
