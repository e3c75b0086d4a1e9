/** A prop of a component, as its type says. */
export interface Prop {
  name: string
  type: string
  isRequired: boolean
  preset: string | undefined
  description: string
}

interface Docgen {
  displayName?: string
  description?: string
  props?: Record<
    string,
    {
      required?: boolean
      tsType?: { name: string; raw?: string }
      description?: string
      defaultValue?: { value: string } | null
    }
  >
}

const docgenOf = (component: unknown): Docgen =>
  (component instanceof Object && Reflect.get(component, '__docgenInfo')) || {}

export const descriptionOf = (component: unknown): string => docgenOf(component).description ?? ''

/** Omits what the mark “required” says, and types that the reader of the source could not resolve. */
const typeOf = (type: string) => (type === 'unknown' ? '' : type.replace(/ \| undefined$/, ''))

/** Returns the props that a component's own type names; those of its HTML element come on top. */
export const propsOf = (component: unknown): Prop[] =>
  Object.entries(docgenOf(component).props ?? {}).map(([name, prop]) => ({
    name,
    type: typeOf(prop.tsType?.raw ?? prop.tsType?.name ?? ''),
    isRequired: prop.required ?? false,
    preset: prop.defaultValue?.value,
    description: prop.description ?? '',
  }))
