/** Whether a dictionary is a table, `table,text,code` with an optional condition (wire contract 1.8). */
export const isTableCode = (dict: string): boolean => dict.includes(',')

/** Whether a table read as a dictionary names its table, its text and its code (specification 5). */
export function isCompleteTable(dict: string): boolean {
  const [table = '', text = '', code = ''] = dict.split(',').map((part) => part.trim())
  return table !== '' && text !== '' && code !== ''
}
