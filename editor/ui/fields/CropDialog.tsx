import { useEffect, useRef, useState } from 'react';
import {
  Button,
  Dialog,
  Heading,
  Label,
  Modal,
  ModalOverlay,
  Slider,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import { cropOf, type Size } from '../model/pictures.ts';

type Props = {
  picture: ImageBitmap;
  shape: Size;
  /** Whether the picture may also stay whole. */
  canStayWhole: boolean;
  onCrop: (cropped: Blob) => void;
  onWhole: () => void;
  onCancel: () => void;
};

type SliderProps = {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
};

function CropSlider({ label, value, least, most, onChange }: SliderProps) {
  return (
    <Slider className="slider" value={value} minValue={least} maxValue={most} step={0.01} onChange={onChange}>
      <Label>{label}</Label>
      <SliderTrack className="slider-track">
        <SliderThumb className="slider-thumb" />
      </SliderTrack>
    </Slider>
  );
}

/** Cuts a picture to a shape: the part that stays is shown as it will be. */
export function CropDialog({ picture, shape, canStayWhole, onCrop, onWhole, onCancel }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [{ x, y, zoom }, setPart] = useState({ x: 0.5, y: 0.5, zoom: 1 });
  const part = cropOf(picture, shape, x, y, zoom);
  const width = Math.round(Math.min(part.width, Math.max(shape.width, 2000)));
  const height = Math.round((width * shape.height) / shape.width);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const { left, top, width: fromWidth, height: fromHeight } = part;
    context?.drawImage(picture, left, top, fromWidth, fromHeight, 0, 0, width, height);
  });

  const move = (event: React.PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    const scale = part.width / event.currentTarget.clientWidth;
    const moved = (from: number, pixels: number, room: number) =>
      room > 0 ? Math.min(1, Math.max(0, from - (pixels * scale) / room)) : from;
    setPart({
      x: moved(x, event.movementX, picture.width - part.width),
      y: moved(y, event.movementY, picture.height - part.height),
      zoom,
    });
  };

  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <Modal className="modal">
        <Dialog className="dialog">
          <Heading slot="title">Recortar a imagem</Heading>
          <p className="soft">
            A nova imagem tem outra forma. Arraste, ou use os controles, para escolher o que aparece (
            {shape.width} × {shape.height}).
          </p>
          <canvas ref={canvas} className="crop" width={width} height={height} onPointerMove={move} />
          <CropSlider
            label="De um lado ao outro"
            value={x}
            least={0}
            most={1}
            onChange={(next) => setPart({ x: next, y, zoom })}
          />
          <CropSlider
            label="De cima a baixo"
            value={y}
            least={0}
            most={1}
            onChange={(next) => setPart({ x, y: next, zoom })}
          />
          <CropSlider
            label="Aproximar"
            value={zoom}
            least={1}
            most={3}
            onChange={(next) => setPart({ x, y, zoom: next })}
          />
          <div className="row end wrap">
            <Button className="button quiet" onPress={onCancel}>
              Cancelar
            </Button>
            {canStayWhole && (
              <Button className="button" onPress={onWhole}>
                Usar inteira
              </Button>
            )}
            <Button
              className="button primary"
              onPress={() => canvas.current?.toBlob((blob) => blob && onCrop(blob), 'image/webp', 0.92)}
            >
              Usar este recorte
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
