/** What the values of a column come to, beneath the records that are shown; a list reads it without any schema. */
export const statistics = ['sum', 'average', 'count', 'min', 'max'] as const
export type StatisticWord = (typeof statistics)[number]
