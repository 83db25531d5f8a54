import { departmentNames, departments, dictionaries, permissions, userNames } from './dictionaries.ts'
import { toPicture } from './pictures.ts'

const answer = (result: unknown) => Response.json({ success: true, code: 200, message: '', result })
const refuse = (message: string) => Response.json({ success: false, code: 500, message, result: null })
const never = new Promise<Response>(() => {})

const textsOf = (names: Readonly<Record<string, string>>, keys: string) =>
  answer(keys.split(',').map((key) => names[key] ?? key))

/** Allocates a made-up server for one story. `slow` never answers, `flaky` answers when it is asked again. */
export function createNetwork(): typeof globalThis.fetch {
  const asked = new Set<string>()
  const route = ({ pathname, searchParams }: URL): Response | Promise<Response> => {
    const [, call = ''] = pathname.split('/api/sys/')
    const name = decodeURIComponent(call.split('/').at(-1) ?? '')
    if (name.includes('slow')) return never
    if (name.includes('flaky') && !asked.has(name)) {
      asked.add(name)
      return refuse('The table is locked')
    }
    if (name.includes('flaky')) return answer(dictionaries.sex)
    if (call.startsWith('dict/getDictItems/')) return answer(dictionaries[name] ?? [])
    if (call.startsWith('dict/loadDictItem/'))
      return textsOf(name.startsWith('sys_user') ? userNames : departmentNames, searchParams.get('key') ?? '')
    if (call === 'dict/loadTreeData') return answer(departments[searchParams.get('pid') ?? ''] ?? [])
    if (call.startsWith('randomImage/')) return answer(toPicture('captcha'))
    if (call === 'permission/queryTreeList') return answer(permissions)
    return Response.json({ success: false, code: 404, message: '' }, { status: 404 })
  }
  return async (input) => route(new URL(input instanceof Request ? input.url : input))
}
