import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { texts } from '../../http/index.ts'

/** What the server says of gateway routes. */
export const gatewayMessages = {
  shape: texts('{part}格式不正确', 'The {part} have an invalid format.', '{part}格式不正確'),
  kind: texts('没有这种{part}：{name}', 'There is no type of {part} called {name}.', '沒有這種{part}：{name}'),
  missing: texts('{name} 缺少参数 {key}', '{name} needs the argument {key}.', '{name} 缺少參數 {key}'),
  tooMany: texts('{name} 的参数过多', '{name} has too many arguments.', '{name} 的參數過多'),
  unknown: texts('{name} 没有参数 {key}', '{name} has no argument {key}.', '{name} 沒有參數 {key}'),
  value: texts(
    '{name} 的参数 {key} 不正确：{value}',
    'The argument {key} of {name} is not valid: {value}',
    '{name} 的參數 {key} 不正確：{value}',
  ),
  uri: texts(
    '路由URI须以 lb://、http://、https://、ws://、wss:// 或 forward:/ 开头',
    'The URI begins with lb://, http://, https://, ws://, wss:// or forward:/',
    '路由URI須以 lb://、http://、https://、ws://、wss:// 或 forward:/ 開頭',
  ),
  flag: texts('{key}须为 0 或 1', '{key} is 0 or 1.', '{key}須為 0 或 1'),
  published: texts('清除缓存成功！', 'The routes are available to every gateway that reads them.', '清除快取成功！'),
} as const satisfies Readonly<Record<string, LanguageTexts>>

/** What the parts of a route are called. */
export const partNames = {
  predicates: texts('断言', 'predicates', '斷言'),
  filters: texts('过滤器', 'filters', '過濾器'),
} as const satisfies Readonly<Record<string, LanguageTexts>>
