import { Container } from './Container.tsx'
import { elements } from './elements.ts'
import { Overview } from './Overview.tsx'

// Loaded beside `.storybook/preview.tsx`, except in tests.
export const parameters = { docs: { container: Container, page: Overview, components: elements } }
