const names: ReadonlySet<string> = new Set(
  '= <> != < > <= >= + - * / % ^ || ~~ !~~ ~~* !~~* ~ ~* !~ !~* -> ->> #> #>> @> <@ ? ?| ?& && @? @@ #- & | # << >> -|- &< &> ^@ |/ ||/ @ ~>=~ @-@'.split(
    ' ',
  ),
)

/** Operators that may take long on a short text. */
const heavyNames: ReadonlySet<string> = new Set(['~', '~*', '!~', '!~*', '^', '@?', '@@'])

/** Whether a query may use an operator; those that somebody defined in a database are none. */
export const isAllowedOperator = (name: string): boolean => names.has(name)
export const isHeavyOperator = (name: string): boolean => heavyNames.has(name)
