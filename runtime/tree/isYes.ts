/** Whether a flag of a server says yes: `"1"`, 1 or true (specification 3, tree table rows). */
export const isYes = (flag: unknown): boolean => flag === true || flag === 1 || flag === '1' || flag === 'true'
