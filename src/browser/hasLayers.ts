/**
 * Whether the browser knows cascade layers (Chromium 99, Safari 15.4, Firefox 97: 2022), on which all styles rest. Older
 * ones show plain text (styles/_plain.scss).
 */
export const hasLayers = 'CSSLayerBlockRule' in window
