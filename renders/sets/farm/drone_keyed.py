"""farm-drone-keyed: the same drone from below, camera, tank, nozzle and rotor clear against the sky."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.drone import drone_body, part_of
from props.materials import keyed
from sets.farm.rows_build import farm

start(seed=4)

# Only the far left nozzle sprays: the others stay clear of their letters
drone = drone_body((.72, 0, 2.2), (3, 8, -19), kit='spray', spray=(2,))
AT = (-1.0, -7.4, .98)
farm(sun_from=AT, sun_azimuth=101.5, sun_elevation=7.0, target=(.4, 0, 3.2), degrees=6.4)

# The belly faces the lens: a bounce from the crop keeps it from going black
area((-1.2, -4.2, .9), (.5, 0, 3.2), 3.2, 190, '#ffe6bd')

head = part_of(drone, 'camera')
camera('farm-drone-keyed', AT, (.02, 0, 3.08), lens=35.5, fstop=1.6, focus=head)
camera('farm-drone-keyed.1x1', AT, (.72, 0, 2.95), lens=36, fstop=1.6, focus=head, aspect=1)
camera('farm-drone-keyed.3x4', AT, (.72, 0, 2.75), lens=40, fstop=1.6, focus=head, aspect=3 / 4)
keyed('farm-drone-keyed', {'a': head, 'b': part_of(drone, 'tank'), 'c': part_of(drone, 'nozzle'), 'd': part_of(drone, 'rotor')})

main()
