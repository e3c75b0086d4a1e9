const words = (text: string) => new Set(text.trim().split(/\s+/))

/** SVG 2 elements allowed in a picture: none that runs, links or embeds anything. */
export const elements = words(`
  svg g defs symbol use switch style title desc
  path rect circle ellipse line polyline polygon image text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker view
  animate animateMotion animateTransform set mpath
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`)

/** Style properties allowed in a picture; their values are checked separately. */
export const properties = words(`
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering direction display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color
  flood-opacity font font-family font-kerning font-size font-size-adjust font-stretch font-style font-variant font-weight
  glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing lighting-color
  line-height marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order
  pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align text-anchor text-decoration text-orientation
  text-rendering text-transform transform transform-box transform-origin unicode-bidi vector-effect visibility white-space
  word-spacing writing-mode
  animation animation-delay animation-direction animation-duration animation-fill-mode animation-iteration-count
  animation-name animation-timing-function offset-distance offset-rotate
`)

/** Attributes whose values are names, numbers and paths, which cause no requests. */
export const attributes = words(`
  id class lang role x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height viewBox version preserveAspectRatio
  pathLength refX refY markerWidth markerHeight markerUnits orient offset gradientUnits gradientTransform spreadMethod
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits filterUnits primitiveUnits
  dx dy rotate textLength lengthAdjust startOffset method spacing side media type zoomAndPan systemLanguage
  in in2 result mode values operator k1 k2 k3 k4 tableValues slope intercept amplitude exponent order kernelMatrix
  divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant
  specularExponent limitingConeAngle pointsAtX pointsAtY pointsAtZ azimuth elevation z stdDeviation radius baseFrequency
  numOctaves seed stitchTiles xChannelSelector yChannelSelector scale
  attributeName attributeType from to by begin dur end min max restart repeatCount repeatDur calcMode keyTimes
  keySplines keyPoints additive accumulate path
`)

/** Functions and pseudo-classes allowed in styles. `url` is checked separately. */
export const functions = words(`
  rgb rgba hsl hsla calc min max clamp matrix matrix3d translate translate3d translatex translatey translatez scale scale3d
  scalex scaley scalez rotate rotate3d rotatex rotatey rotatez skew skewx skewy perspective cubic-bezier steps blur brightness contrast
  drop-shadow grayscale hue-rotate invert opacity saturate sepia rect inset circle ellipse polygon
  is not where first-child last-child nth-child nth-of-type
`)

/** At-rules allowed in styles, each of which contains rules. */
export const rules = words('media supports keyframes -webkit-keyframes')
