import { defineStep } from '../registry/index.ts'

const withQuery = (to: string, query: Readonly<Record<string, unknown>> | undefined): string => {
  if (!query) return to
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${to}${to.includes('?') ? '&' : '?'}${search}` : to
}

/** Goes to an address. */
export const navigate = defineStep({
  id: 'navigate',
  async run(args, context) {
    const { to, query, title, replace, newWindow, leave }: Exclude<typeof args, string> =
      typeof args === 'string' ? { to: args } : args
    context.navigate(withQuery(to, query), {
      ...(title ? { title } : {}),
      ...(replace ? { replace } : {}),
      ...(newWindow ? { newWindow } : {}),
      ...(leave ? { leave } : {}),
    })
  },
})
