import { CamelCasePlugin, type PluginTransformQueryArgs, type RootOperationNode } from 'kysely'

const named = new WeakSet<object>()

/** Whether the names in a statement or a part of one are those of fields, which stand for columns and tables. */
export const namesFields = (node: object): boolean => named.has(node)

/**
 * The plugin of the connections, open to ask for single names. It leaves statements as they are and notes which ones they
 * were, so that names become those of columns while the text is written (`queryCompiler.ts`): making each statement anew
 * with other names cost more than writing it.
 */
class NamePlugin extends CamelCasePlugin {
  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    named.add(node)
    return node
  }

  toSnakeCase(name: string): string {
    return this.snakeCase(name)
  }

  toCamelCase(name: string): string {
    return this.camelCase(name)
  }
}

/** How field names and column names turn into each other; nested keys of JSON columns stay as they are. */
export const namePlugin = new NamePlugin({ maintainNestedObjectKeys: true })

/** The column or table of a camelCase name. */
export function snakeCaseName(name: string): string {
  return namePlugin.toSnakeCase(name)
}

/** The camelCase name of a column or table. */
export function camelCaseName(name: string): string {
  return namePlugin.toCamelCase(name)
}
