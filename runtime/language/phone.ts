/** What people write between the digits of a phone number. */
const separators = /[\s().-]/g

/** The mobile numbers of the family: 11 digits, the first 1 and the second 3 to 9 (specification 5). */
const mobile = /^1[3-9]\d{9}$/

/** An international number as E.164 writes it: a plus, the country, 15 digits at most. */
const international = /^\+[1-9]\d{6,14}$/

/** The country whose numbers are written without it. */
const home = '+86'

/**
 * A phone number as it is kept: `+` and digits (E.164), or the 11 digits of a mobile number of the family, which stay as
 * existing clients know them; undefined for what is no phone number. So one phone has one spelling.
 */
export function toPhone(text: string): string | undefined {
  const digits = text.trim().replace(separators, '').replace(/^00/, '+')
  if (mobile.test(digits)) return digits
  if (!international.test(digits)) return undefined
  const own = digits.startsWith(home) ? digits.slice(home.length) : ''
  return mobile.test(own) ? own : digits
}

/** Phone numbers as a pattern, for rules of fields. */
export const phonePattern = { test: (text: string): boolean => toPhone(text) !== undefined }
