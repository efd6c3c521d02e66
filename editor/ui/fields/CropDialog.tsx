import { useEffect, useRef, useState } from 'react';
import { Heading, Label, Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import type { Crop } from '../../api.ts';
import { cropOf, type Size } from '../model/pictures.ts';
import { Button } from '../shell/Button.tsx';
import { ModalDialog } from '../shell/ModalDialog.tsx';

/** The maximum width of the canvas. A larger canvas is slow to redraw and shows no more detail. */
const MAX_CANVAS_WIDTH_PX = 2000;

const SLIDERS = [
  { name: 'x', label: 'De um lado ao outro', min: 0, max: 1 },
  { name: 'y', label: 'De cima a baixo', min: 0, max: 1 },
  { name: 'zoom', label: 'Aproximar', min: 1, max: 3 },
] as const;

type Props = {
  picture: ImageBitmap;
  shape: Size;
  /** Whether the picture may also be used uncropped. */
  canStayWhole: boolean;
  /** The minimum width of the crop, in pixels. */
  minWidth: number;
  onCrop: (crop: Crop) => void;
  onWhole: () => void;
  onCancel: () => void;
};

/** Lets the seller crop a picture to a shape. Only the part inside the crop is shown. */
export function CropDialog({ picture, shape, canStayWhole, minWidth, onCrop, onWhole, onCancel }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // The crop starts at the top of the picture, where a screenshot of a conversation begins.
  const [view, setView] = useState({ x: 0.5, y: 0, zoom: 1 });
  const part = cropOf(picture, shape, view);
  const width = Math.min(part.width, MAX_CANVAS_WIDTH_PX);
  const height = Math.round((width * shape.height) / shape.width);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    context?.clearRect(0, 0, width, height);
    context?.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height);
  });

  const move = (event: React.PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    const { clientWidth, clientHeight } = event.currentTarget;
    const scale = Math.max(part.width / clientWidth, part.height / clientHeight);
    const moved = (from: number, pixels: number, room: number) =>
      room > 0 ? Math.min(1, Math.max(0, from - (pixels * scale) / room)) : from;
    setView({
      ...view,
      x: moved(view.x, event.movementX, picture.width - part.width),
      y: moved(view.y, event.movementY, picture.height - part.height),
    });
  };

  return (
    <ModalDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      className="crop-dialog flex max-h-[90dvh] flex-col gap-4 p-5 pb-0"
    >
      <Heading slot="title">Recortar a imagem</Heading>
      <p className="text-soft">
        A nova imagem tem outra forma. Arraste, ou use os controles, para escolher o que aparece (
        {shape.width} × {shape.height}).
      </p>
      <canvas ref={canvas} className="crop" width={width} height={height} onPointerMove={move} />
      {SLIDERS.map(({ name, label, min, max }) => (
        <Slider
          key={name}
          className="slider"
          value={view[name]}
          minValue={min}
          maxValue={max}
          step={0.01}
          onChange={(value) => setView({ ...view, [name]: value })}
        >
          <Label>{label}</Label>
          <SliderTrack className="slider-track">
            <SliderThumb className="slider-thumb" />
          </SliderTrack>
        </Slider>
      ))}
      {part.width < minWidth && (
        <p className="text-note text-soft" role="status">
          <strong>
            {view.zoom > 1
              ? 'De tão perto, ela sairia um pouco borrada: afaste um pouco.'
              : 'Nesta forma, ela sairia um pouco borrada. Procure a original: a que chega pelo WhatsApp costuma ser menor.'}
          </strong>{' '}
          O recorte tem {part.width} pixels de largura, e o lugar pede {minWidth}.
        </p>
      )}
      <div className="flex items-center gap-2 justify-end flex-wrap crop-actions">
        <Button variant="quiet" onPress={onCancel}>
          Cancelar
        </Button>
        {canStayWhole && (
          <Button variant="primary" onPress={onWhole}>
            Usar inteira
          </Button>
        )}
        <Button
          variant={canStayWhole ? 'outlined' : 'primary'}
          isDisabled={part.width < minWidth}
          onPress={() => onCrop(part)}
        >
          Usar este recorte
        </Button>
      </div>
    </ModalDialog>
  );
}
