/** One argument of a kind: its name in Spring Cloud Gateway, and what it may be. */
export interface GatewayArgument {
  readonly key: string
  readonly form: RegExp
  readonly isOptional?: boolean
}

/** A kind of predicate or filter: its arguments in their order; `isList` takes the last of them any number of times. */
export interface GatewayKind {
  readonly name: string
  readonly args: readonly GatewayArgument[]
  readonly isList?: boolean
}

const text = /^[^\r\n\0]{1,500}$/
const headerName = /^[\w!#$%&'*+.^`|~-]{1,200}$/
const whole = /^\d{1,9}$/
const path = /^\/[^\s\0]{0,499}$/
const status = /^(?:[1-5]\d\d|[A-Z_]{2,40})$/
const zoned = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)(?:\[[\w/+-]{1,40}\])?$/
const network = /^[\da-fA-F.:]{2,45}(?:\/\d{1,3})?$/

const arg = (key: string, form = text): GatewayArgument => ({ key, form })
const optional = (key: string, form = text): GatewayArgument => ({ key, form, isOptional: true })

/** The predicates of Spring Cloud Gateway that a route may have (wire contract 1.10). */
export const predicateKinds: readonly GatewayKind[] = [
  { name: 'Path', args: [arg('pattern', path)], isList: true },
  { name: 'Host', args: [arg('pattern', /^[\w.*{}:-]{1,253}$/)], isList: true },
  { name: 'Method', args: [arg('method', /^(?:GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS)$/)], isList: true },
  { name: 'Header', args: [arg('header', headerName), optional('regexp')] },
  { name: 'Cookie', args: [arg('name', headerName), arg('regexp')] },
  { name: 'Query', args: [arg('param'), optional('regexp')] },
  { name: 'RemoteAddr', args: [arg('source', network)], isList: true },
  { name: 'After', args: [arg('datetime', zoned)] },
  { name: 'Before', args: [arg('datetime', zoned)] },
  { name: 'Between', args: [arg('datetime1', zoned), arg('datetime2', zoned)] },
  { name: 'Weight', args: [arg('group'), arg('weight', whole)] },
]

const named = [arg('name', headerName), arg('value')]

/** The filters of Spring Cloud Gateway that a route may have. */
export const filterKinds: readonly GatewayKind[] = [
  { name: 'StripPrefix', args: [arg('parts', whole)] },
  { name: 'PrefixPath', args: [arg('prefix', path)] },
  { name: 'RewritePath', args: [arg('regexp'), arg('replacement')] },
  { name: 'SetPath', args: [arg('template', path)] },
  { name: 'AddRequestHeader', args: named },
  { name: 'SetRequestHeader', args: named },
  { name: 'RemoveRequestHeader', args: [arg('name', headerName)] },
  { name: 'MapRequestHeader', args: [arg('fromHeader', headerName), arg('toHeader', headerName)] },
  { name: 'AddRequestParameter', args: [arg('name'), arg('value')] },
  { name: 'RemoveRequestParameter', args: [arg('name')] },
  { name: 'AddResponseHeader', args: named },
  { name: 'SetResponseHeader', args: named },
  { name: 'RemoveResponseHeader', args: [arg('name', headerName)] },
  { name: 'DedupeResponseHeader', args: [arg('name'), optional('strategy', /^RETAIN_(?:FIRST|LAST|UNIQUE)$/)] },
  { name: 'SetStatus', args: [arg('status', status)] },
  { name: 'RedirectTo', args: [arg('status', /^3\d\d$/), arg('url', /^(?:https?:\/\/|\/)\S{1,500}$/)] },
  { name: 'Retry', args: [arg('retries', whole), optional('statuses'), optional('methods')] },
  { name: 'CircuitBreaker', args: [arg('name'), optional('fallbackUri', /^forward:\/\S{0,500}$/)] },
  {
    name: 'RequestRateLimiter',
    args: [
      arg('redis-rate-limiter.replenishRate', whole),
      arg('redis-rate-limiter.burstCapacity', whole),
      optional('key-resolver', /^#\{@[A-Za-z]\w{0,99}\}$/),
    ],
  },
  { name: 'RequestSize', args: [arg('maxSize', /^\d{1,12}(?:B|KB|MB|GB)?$/)] },
  { name: 'PreserveHostHeader', args: [] },
  { name: 'SaveSession', args: [] },
  { name: 'SecureHeaders', args: [] },
]

/** A kind with its arguments, as the form offers it: `Header (header, [regexp])`. */
export function describeKind({ name, args, isList }: GatewayKind): string {
  const words = args.map(({ key, isOptional }) => (isOptional === true ? `[${key}]` : key))
  if (isList === true) words.push('…')
  return words.length === 0 ? name : `${name} (${words.join(', ')})`
}
