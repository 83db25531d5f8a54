import { isObject } from '../../runtime/index.ts'

/** Something that an entry of the menu may open, as the server lists it. */
export interface Destination {
  readonly kind: string
  readonly title: string
  readonly url: string
  readonly component: string
  readonly componentName: string
  readonly page: string
  readonly icon: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads the list of the server; what has no address is left out. */
export function readDestinations(result: unknown): readonly Destination[] {
  const list: readonly unknown[] = Array.isArray(result) ? result : []
  return list.flatMap((each): readonly Destination[] => {
    if (!isObject(each) || textOf(each.url) === '') return []
    const { kind, title, url, component, componentName, page, icon } = each
    return [
      {
        kind: textOf(kind),
        title: textOf(title),
        url: textOf(url),
        component: textOf(component),
        componentName: textOf(componentName),
        page: textOf(page),
        icon: textOf(icon),
      },
    ]
  })
}

/** What a chosen destination fills: how it opens always, its name and icon where a person gave none. */
export function toFilledFields(
  { title, component, componentName, page, icon }: Destination,
  get: (name: string) => unknown,
): Readonly<Record<string, string>> {
  const isEmpty = (name: string): boolean => textOf(get(name)).trim() === ''
  return {
    component,
    componentName,
    page,
    ...(isEmpty('name') ? { name: title } : {}),
    ...(isEmpty('icon') ? { icon } : {}),
  }
}
