import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Colours stand in the page's style; a picture on its own has to carry them. */
function withColours(svg: string): string {
  const style = getComputedStyle(document.documentElement);
  return svg.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim() || '#000');
}

/** Draws a picture of the page's own making as PNG. */
export async function pngOf(picture: ReactNode): Promise<Blob> {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(picture));
  const svg = holder.querySelector('svg');
  if (svg === null) throw new Error('there is nothing to draw');
  const [width, height] = [Number(svg.getAttribute('width')), Number(svg.getAttribute('height'))];
  const text = withColours(new XMLSerializer().serializeToString(svg));
  root.unmount();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))), 'image/png'),
  );
}
