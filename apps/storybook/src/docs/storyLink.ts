/** Returns the address of a story, or of a page of documentation, within Storybook. */
export const storyLink = (id: string, kind: 'story' | 'docs' = 'story') => `./?path=/${kind}/${id}`
