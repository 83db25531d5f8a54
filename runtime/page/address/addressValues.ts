/** Named values as an address has them; one that is undefined is not in it. */
export type AddressValues = Readonly<Record<string, string | undefined>>

/** How a query writes characters in another way than `encodeURIComponent`, so that people can read it. */
const readable: Readonly<Record<string, string>> = {
  '%20': '+',
  '%2C': ',',
  '%3A': ':',
  '%2F': '/',
  '%40': '@',
  "'": '%27',
}

/** An apostrophe is encoded as browsers do it in addresses. */
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/%(?:20|2C|3A|2F|40)|'/g, (code) => readable[code] ?? code)

/** The named values of a query; the last one of a name counts. */
export const readAddressValues = (query: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(query))

/** Writes named values as a query that people can read. */
export const writeAddressValues = (values: AddressValues): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${encode(name)}=${encode(value)}`]))
    .join('&')
