import type { LanguageTexts } from '../../../runtime/language/index.ts'

/** What the server says of gateway routes. */
export const gatewayWords = {
  shape: {
    zh: '{part}格式不正确',
    en: 'The {part} are not of the right form.',
    tw: '{part}格式不正確',
  },
  kind: { zh: '没有这种{part}：{name}', en: 'There is no kind of {part} called {name}.', tw: '沒有這種{part}：{name}' },
  missing: {
    zh: '{name} 缺少参数 {key}',
    en: '{name} needs the argument {key}.',
    tw: '{name} 缺少參數 {key}',
  },
  tooMany: { zh: '{name} 的参数过多', en: '{name} has too many arguments.', tw: '{name} 的參數過多' },
  unknown: {
    zh: '{name} 没有参数 {key}',
    en: '{name} has no argument {key}.',
    tw: '{name} 沒有參數 {key}',
  },
  value: {
    zh: '{name} 的参数 {key} 不正确：{value}',
    en: 'The argument {key} of {name} is not valid: {value}',
    tw: '{name} 的參數 {key} 不正確：{value}',
  },
  uri: {
    zh: '路由URI须以 lb://、http://、https://、ws://、wss:// 或 forward:/ 开头',
    en: 'The URI begins with lb://, http://, https://, ws://, wss:// or forward:/',
    tw: '路由URI須以 lb://、http://、https://、ws://、wss:// 或 forward:/ 開頭',
  },
  flag: { zh: '{key}须为 0 或 1', en: '{key} is 0 or 1.', tw: '{key}須為 0 或 1' },
  published: {
    zh: '清除缓存成功！',
    en: 'The routes are there for every gateway that reads them.',
    tw: '清除快取成功！',
  },
} as const satisfies Readonly<Record<string, LanguageTexts>>

/** What the parts of a route are called. */
export const partWords = {
  predicates: { zh: '断言', en: 'predicates', tw: '斷言' },
  filters: { zh: '过滤器', en: 'filters', tw: '過濾器' },
} as const satisfies Readonly<Record<string, LanguageTexts>>
